import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of tests that mostly wait: for time limits of the server, and for the time in which a reply can be undone. */
const waiting =
  /attacks\/(slow-headers|slow-bodies|unread-answers)|slow-clients|overload|desk\/(limits|replies|crash-replies)|mail-once/;

/** One waiting file for so many others. */
const distance = 6;

/**
 * Vitest's order, with the specification first, which has the longest file, and files that wait spread among those that
 * work: at the end of a run they would leave processors idle, and several attacks at the same time could miss their
 * limits.
 */
export class SpreadWaitingFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOfSpecification = ({ project }: TestSpecification) => project.name === "specification";
    const sorted = (await super.sort(files)).toSorted(
      (a, b) => Number(isOfSpecification(b)) - Number(isOfSpecification(a)),
    );
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    const delayed = sorted.filter(isWaiting);
    const spread = sorted
      .filter((file) => !isWaiting(file))
      .flatMap((file, index) =>
        file.project.name === "server" && index % distance === 0 ? [...delayed.splice(0, 1), file] : [file],
      );
    return [...spread, ...delayed];
  }
}
