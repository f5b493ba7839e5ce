/** Sign-in by a link in a mail, or with a passkey. */
export function SignIn() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <h1 className="text-screen">Sign in</h1>
    </main>
  );
}
