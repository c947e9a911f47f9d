import type { ComponentType, ReactNode } from 'react'
import type { DeclaredForm } from '#forms/declare-form.ts'
import type { Entered } from '#forms/entered.ts'
import type { Fields } from '#forms/field.ts'
import { DataUse } from '#forms/form-element.tsx'
import { FormFields } from '#forms/form-field.tsx'
import { FormReceived } from '#forms/form-received.tsx'
import type { FreshFields, PostedAnswer, SubmissionFormOptions, ToastText } from '#forms/submission.ts'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { type SubmissionFormState, useSubmissionForm } from '#forms/use-submission-form.ts'
import type { Received } from '#requests/request/use-received.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/layout/section.tsx'

/** Words around a page's form, in its `texts.ts`. */
type SectionTexts = {
  heading: string
  /** Below the heading. */
  lead?: string
  thanks: string
  /** Its kind, in the fourth case with its article: „wegen Ihrer Bewerbung“. */
  about: string
  /** In order, with the promised time. */
  nextSteps: readonly string[]
  /** Begins another one. */
  again: string
  /** The toast of success. */
  received: ToastText
}

/** How a form is tied to its section. */
export type FormPlace = { labelledBy: string; onReceived: Received['confirm'] }

type FormSectionProps = {
  /** Its anchor: `formular`. */
  id: string
  texts: SectionTexts
  received: Received
  /** The page's own address, for another one. */
  page: string
  /** Where to go after sending, before another one. */
  onward: ReactNode
  /** Beside the form, where there is room. */
  aside?: ReactNode
  spacing?: 'tight'
  children: (place: FormPlace) => ReactNode
}

/** A form with its heading or, after sending, what happens next in its place. */
export function FormSection(props: FormSectionProps) {
  const { id, texts, received, page, onward, aside, spacing, children } = props
  const { reference, isNew, confirm } = received
  const titleId = `${id}-titel`
  const card = (
    <Card className={aside ? 'p-5 sm:p-9 lg:col-span-8' : 'mx-auto max-w-4xl p-5 sm:p-9'}>
      {reference === null ? (
        <>
          <h2 id={titleId} className={texts.lead ? 'text-3xl' : 'mb-6 text-3xl'}>
            {texts.heading}
          </h2>
          {texts.lead && <p className="mt-3 mb-7 text-lg text-ink-700">{texts.lead}</p>}
          {children({ labelledBy: titleId, onReceived: confirm })}
        </>
      ) : (
        <FormReceived
          titleId={titleId}
          title={texts.thanks}
          said={texts.received}
          reference={reference}
          about={texts.about}
          nextSteps={texts.nextSteps}
          takesFocus={isNew}
        >
          {onward}
          {/* A new document: nothing of the sent form is left in it. */}
          <ButtonLink href={page} variant="secondary">
            {texts.again}
          </ButtonLink>
        </FormReceived>
      )}
    </Card>
  )
  return (
    <Section id={id} labelledBy={titleId} {...(spacing && { spacing })}>
      {aside ? (
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
          {card}
          {aside}
        </div>
      ) : (
        card
      )}
    </Section>
  )
}

type PlainFormProps<F extends Fields, Id extends string> = FormPlace & {
  of: DeclaredForm<F, Id>
  texts: { submit: string; use: string } & NonNullable<SubmissionFormOptions['toasts']>
  fresh: FreshFields
  answer: PostedAnswer | undefined
  /** Values that the page decides. */
  fixed?: Entered
  /** Fields whose look is their own. */
  special?: Partial<Record<keyof F & string, ReactNode>>
  /** Other ways out of the form, beside its button. */
  actions?: ComponentType<{ form: SubmissionFormState }>
  /** Below the fields. */
  children?: ReactNode
}

/** A form on one page, of inputs that need no look of their own but in `special`. */
export function PlainForm<F extends Fields, Id extends string>(props: PlainFormProps<F, Id>) {
  const {
    of,
    texts,
    labelledBy,
    onReceived,
    fresh,
    answer,
    fixed = {},
    special = {},
    actions: Actions,
    children,
  } = props
  const form = useSubmissionForm({ form: of, fresh, answer, fixed, toasts: texts, onReceived })
  return (
    <SubmissionForm
      form={form}
      labelledBy={labelledBy}
      submitLabel={texts.submit}
      actions={Actions && <Actions form={form} />}
    >
      <div className="field-grid">
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <FormFields of={of} special={special} />
      </div>
      <div className="space-y-3 text-sm text-ink-600">
        <DataUse>{texts.use}</DataUse>
        {children}
      </div>
    </SubmissionForm>
  )
}
