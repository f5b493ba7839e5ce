/** How much of a file has been sent. @param value 0 to 1 */
export function UploadProgress({ value }: { value: number }) {
  return (
    <progress
      aria-label="Upload"
      max={1}
      value={value}
      className="h-1 w-full appearance-none border-0 bg-hairline [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ember"
    />
  );
}
