import "react";

// Lets a style carry a CSS custom property, which is how parts hand their index to the stylesheet.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
