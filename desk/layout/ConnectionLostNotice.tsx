/** Shown above every screen while the server cannot be reached. */
export function ConnectionLostNotice({ isConnectionLost }: { isConnectionLost: boolean }) {
  return (
    <div role="status">
      {isConnectionLost && (
        <p className="border-b border-hairline bg-selected px-4 py-2 lg:px-6">
          <strong className="font-bold">Not connected.</strong> What you see may be out of date. It is brought
          up to date as soon as the desk can be reached again.
        </p>
      )}
    </div>
  );
}
