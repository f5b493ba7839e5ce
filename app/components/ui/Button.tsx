import type { ComponentProps } from "react";

type Look = { look?: "primary" | "secondary"; pulsing?: boolean };
type Props = Look &
  (({ to: string } & ComponentProps<"a">) | ({ to?: undefined } & ComponentProps<"button">));

/** A button, or a link that looks like one when it has a destination `to`. */
export function Button({ look = "primary", pulsing = false, className = "", ...props }: Props) {
  const classes = `button button-${look} ${pulsing ? "button-pulsing" : ""} ${className}`;
  if (props.to === undefined) {
    const { to: _, ...button } = props;
    return <button type="button" {...button} className={classes} />;
  }
  const { to, ...link } = props;
  return <a {...link} href={to} className={classes} />;
}
