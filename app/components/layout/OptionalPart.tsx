import { Component, type ReactNode, Suspense } from "react";

/** Around `lazy` parts of a page, which load after it: they are left out when they cannot be loaded or drawn. */
export class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
