import { Component, type ReactNode } from "react";
import { FailedState } from "../components/failed-state/FailedState.tsx";
import { stateText } from "../domain/text/state-text.ts";

/** The last net, for faults outside of the routes. */
export class RootBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FailedState
        heading="h1"
        title={stateText.programFailed}
        message={stateText.programFailedHelp}
        retryLabel={stateText.reload}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
