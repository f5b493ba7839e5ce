import { maxPictureBytes } from "#contract/desk/site.ts";
import { DeskApiError } from "../../../api/client.ts";

/** What a person can choose; the server says what is wrong with anything else. */
export const acceptedPictures = "image/*,.heic,.heif";

/** The first file of a drop or a paste. */
export const fileOf = (data: DataTransfer | null): File | undefined => data?.files[0];

/** @throws DeskApiError when the server would not receive a file */
export function requireSendable({ size }: File): void {
  if (size <= maxPictureBytes) return;
  const megabytes = maxPictureBytes / 1024 / 1024;
  throw new DeskApiError(413, `This file is larger than ${megabytes} MB. Please make it smaller.`);
}
