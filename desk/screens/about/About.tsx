import { Screen } from "../../layout/Screen.tsx";

/** What runs here. */
export function About() {
  return (
    <Screen title="About">
      <p />
    </Screen>
  );
}
