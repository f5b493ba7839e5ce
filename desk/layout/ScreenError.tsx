import { Link, useRouteError } from "react-router";
import { errorText } from "../api/client.ts";
import { Message } from "../components/Message.tsx";
import { Button, buttonVariants } from "../components/ui/Button.tsx";
import { Screen } from "./Screen.tsx";

/** Shown in the place of a screen that failed. The navigation stays. */
export function ScreenError() {
  const error = useRouteError();
  return (
    <Screen title="Error" scrolls={false}>
      <Message isInset role="alert" title="This screen cannot be shown" description={errorText(error)}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Message>
    </Screen>
  );
}

/** Shown in the place of the whole desk when its frame failed. */
export function DeskError() {
  const error = useRouteError();
  return (
    <main>
      <Message isInset role="alert" title="The desk cannot be shown" description={errorText(error)}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Message>
    </main>
  );
}

/** Shown for an address that no screen has. */
export function NotFound() {
  return (
    <Screen title="Not found" scrolls={false}>
      <Message
        isInset
        title="There is no such screen"
        description="The address may be misspelt, or the link may be too old."
      >
        <Link to="/" className={buttonVariants()}>
          To the inbox
        </Link>
      </Message>
    </Screen>
  );
}
