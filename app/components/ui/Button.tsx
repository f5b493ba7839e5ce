import type { ComponentProps } from "react";

type Look = { look?: "primary" | "secondary"; pulsing?: boolean };
type Props = Look &
  (({ href: string } & ComponentProps<"a">) | ({ href?: undefined } & ComponentProps<"button">));

/** A button, or a link that looks like one when it has a destination. */
export function Button({ look = "primary", pulsing = false, className = "", ...props }: Props) {
  const classes = `button button-${look} ${pulsing ? "button-pulsing" : ""} ${className}`;
  if (props.href === undefined) {
    const { href: _, ...button } = props;
    return <button type="button" {...button} className={classes} />;
  }
  return <a {...props} className={classes} />;
}
