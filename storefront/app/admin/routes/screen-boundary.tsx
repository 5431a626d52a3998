import { Component, type ReactNode } from "react";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin";

/**
 * A screen that can't be drawn, such as one whose code could not be fetched while the line was gone,
 * leaves everything around it standing. A new page asks for the code again.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <LoadError text={words.notShown} onRetry={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}
