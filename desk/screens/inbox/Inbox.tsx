import { Screen } from "../../layout/Screen.tsx";

/** The list of applications. */
export function Inbox() {
  return (
    <Screen title="Inbox" scrolls={false}>
      <p />
    </Screen>
  );
}
