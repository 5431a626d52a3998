import { Component, type ReactNode } from "react";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin";

/**
 * When a screen can't be rendered, for example because its code could not be fetched while offline,
 * everything around it stays. Loading the page anew fetches the code again.
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
