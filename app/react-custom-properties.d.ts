import "react";

// Allows CSS custom properties in `style`, with which components pass values to the stylesheet.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
