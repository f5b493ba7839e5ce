import { cn } from "#app/components/ui/cn.ts";
import { Dialog, DialogContent, DialogTrigger } from "#app/components/ui/Dialog.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { TextLink, textLinkVariants } from "#app/components/ui/TextLink.tsx";

type Person = {
  slug: string;
  name: string;
  role: string;
  bio: string;
  fullBio?: string[];
  tags: string[];
  linkedin: string;
  picture: PictureSource;
};

/** A member of the team under a tall portrait; with a full bio, a quiet dialog tells more. */
export function PersonCard({
  words,
  ...person
}: Person & {
  /** What the button to the full bio and the link to the profile say. */
  words: { bio: string; connect: string };
}) {
  const { name, role, bio, fullBio, tags, linkedin, picture } = person;
  const profile = (
    <TextLink href={linkedin} external>
      {words.connect}
      <span className="sr-only">: {name}</span>
    </TextLink>
  );
  return (
    <article className="person-card">
      <Picture picture={picture} sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 30vw, 40vw" />
      <div>
        <Heading level={3} variant="item">
          {name}
        </Heading>
        <p className="mt-1 text-small">{role}</p>
        <p className="mt-3 text-quiet">{bio}</p>
        <TagList className="mt-4 text-label tracking-normal">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </TagList>
        <div className="mt-4 flex flex-col items-start">
          {/* First, because everybody has one: the profiles of a row stand on one line. */}
          {profile}
          {fullBio && (
            <Dialog>
              <DialogTrigger className={cn(textLinkVariants(), "cursor-pointer")}>
                {words.bio}
                <span className="sr-only">: {name}</span>
              </DialogTrigger>
              <DialogContent label={name}>
                <div className="bio">
                  <Picture picture={picture} sizes="24rem" />
                  <div>
                    <Heading level={2} variant="section">
                      {name}
                    </Heading>
                    <p className="mt-2 text-quiet">{role}</p>
                    <div className="mt-6 max-w-[52ch] flex flex-col gap-4">
                      {fullBio.map((paragraph) => (
                        <p key={paragraph}>{paragraph}</p>
                      ))}
                    </div>
                    <TagList className="mt-6 text-label tracking-normal">
                      {tags.map((tag) => (
                        <Tag key={tag}>{tag}</Tag>
                      ))}
                    </TagList>
                    <p className="mt-6">{profile}</p>
                  </div>
                </div>
              </DialogContent>
            </Dialog>
          )}
        </div>
      </div>
    </article>
  );
}
