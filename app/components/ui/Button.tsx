import type { ComponentProps } from "react";

type Appearance = { variant?: "primary" | "secondary"; pulsing?: boolean };
type Props = Appearance &
  (({ href: string } & ComponentProps<"a">) | ({ href?: undefined } & ComponentProps<"button">));

/** A button, or a link that looks like one when it has a destination. */
export function Button({ variant = "primary", pulsing = false, className = "", ...props }: Props) {
  const classes = `button button-${variant} ${pulsing ? "button-pulsing" : ""} ${className}`;
  if (props.href === undefined) {
    const { href: _, ...button } = props;
    return <button type="button" {...button} className={classes} />;
  }
  return <a {...props} className={classes} />;
}
