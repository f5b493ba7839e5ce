import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#app/components/ui/Dialog.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { TextLink, textLinkVariants } from "#app/components/ui/TextLink.tsx";
import { withoutMarks } from "#content-model/sample-marks.ts";

type Person = {
  slug: string;
  name: string;
  role: string;
  bio: string;
  fullBio?: string[];
  tags: string[];
  linkedin?: string;
  picture: PictureSource;
};

type Labels = { bio: string; connect: string };

/**
 * A member of the team: portrait above the text, in rows that the cards of a `PersonGrid` share (subgrid). With a full
 * biography, a button after the short one opens it in a dialog. What follows the role is one row, so that no card has a
 * gap where another has more lines.
 */
export function PersonCard({
  labels,
  ...person
}: Person & {
  /** Of the button to the full biography and of the link to the profile. */
  labels: Labels;
}) {
  const { name, role, bio, tags, picture } = person;
  return (
    <article className="person-card group grid grid-cols-1 content-start gap-0 md:grid-rows-subgrid">
      <div className="pb-5">
        <div className="overflow-clip">
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 17vw, (min-width: 48rem) 30vw, 66vw"
            className="transition-[scale] duration-calm group-hover:[scale:1.03]"
          />
        </div>
      </div>
      <div className="contents">
        <Heading level={3} variant="item" className="transition-colors group-hover:text-accent">
          <ContentText text={name} />
        </Heading>
        <p className="mt-1 text-small text-balance">{role}</p>
        <div>
          <p className="mt-3 text-small text-quiet">
            <ContentText text={bio} />
          </p>
          <TagList className="mt-3 text-label tracking-normal">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </TagList>
          <div className="mt-3 flex flex-col items-start">
            {person.fullBio && <Biography {...person} fullBio={person.fullBio} labels={labels} />}
            <ProfileLink {...person} label={labels.connect} />
          </div>
        </div>
      </div>
    </article>
  );
}

function ProfileLink({ name, linkedin, label }: Pick<Person, "name" | "linkedin"> & { label: string }) {
  if (!linkedin) return null;
  return (
    <TextLink href={linkedin} external variant="subtle" className="text-small">
      {label}
      <span className="sr-only">: {withoutMarks(name)}</span>
    </TextLink>
  );
}

/** The full biography in a dialog, whose left half the portrait fills on wide screens. */
function Biography({ labels, fullBio, ...person }: Person & { fullBio: string[]; labels: Labels }) {
  const { name, role, tags, picture } = person;
  return (
    <Dialog>
      <DialogTrigger className={textLinkVariants()}>
        {labels.bio}
        <span className="sr-only">: {withoutMarks(name)}</span>
      </DialogTrigger>
      <DialogContent label={withoutMarks(name)}>
        <div className="grid md:-m-panel md:min-h-[32rem] md:grid-cols-[20rem_1fr]">
          <div className="relative">
            <Picture
              picture={picture}
              sizes="24rem"
              className="max-md:mb-8 max-md:max-w-36 max-md:border max-md:border-hairline md:absolute md:inset-0 md:h-full"
            />
          </div>
          <div className="self-center md:p-panel">
            <Heading level={2} variant="section">
              <ContentText text={name} />
            </Heading>
            <p className="mt-2 text-quiet">{role}</p>
            <div className="mt-6 flex max-w-text flex-col gap-4">
              {fullBio.map((paragraph) => (
                <p key={paragraph}>
                  <ContentText text={paragraph} />
                </p>
              ))}
            </div>
            <TagList className="mt-6 text-label tracking-normal">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </TagList>
            <p className="mt-6">
              <ProfileLink {...person} label={labels.connect} />
            </p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
