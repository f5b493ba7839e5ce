/**
 * Joins class names; false and missing ones are left out. A component puts its caller's `className` last, and that
 * only adds: it must not set a property that the component's own classes set, since the order of rules in the style
 * sheet would decide between them.
 */
export { cx as cn } from "class-variance-authority";
