import { type Call, CallActions } from "#app/components/sections/CallActions.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Next steps for the reader, in the column of the text: the related program or form. */
export function ArticleEnd({ title, description, actions }: Call) {
  return (
    <div className="mt-16 border-t-2 border-ember pt-6 print:hidden">
      <Heading level={2} variant="entry">
        <Accented text={title} />
      </Heading>
      {description && (
        <p className="mt-3 max-w-text text-quiet">
          <ContentText text={description} />
        </p>
      )}
      <CallActions actions={actions} className="mt-6" />
    </div>
  );
}
