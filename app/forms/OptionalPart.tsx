import { Component, type ReactNode, Suspense } from "react";

/** Around `lazy` decoration, which loads after its page: it is left out when it cannot be loaded or drawn. */
export class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
