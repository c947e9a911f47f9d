import { useState } from 'react'
import { useField } from '#forms/form-context.ts'
import { SelectField } from '#forms/select-field.tsx'
import type { FieldOption } from '#company/content/field-spec.ts'

type PictureChoiceProps = {
  name: string
  label: string
  options: readonly FieldOption[]
  /** Label of an empty choice. */
  none: string
  hint?: string | undefined
  className?: string | undefined
}

/** One picture of the library, by its description; beside the list stands what is chosen. */
export function PictureChoice({ none, options, ...rest }: PictureChoiceProps) {
  const [chosen, setChosen] = useState(useField(rest.name).defaultValue)
  const picture = options.find(({ value }) => value === chosen)?.picture
  return (
    <SelectField
      {...rest}
      options={options}
      placeholder={none}
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
    >
      {picture && (
        <img src={picture} alt="" loading="lazy" className="mt-2 aspect-16/9 w-32 rounded-control object-cover" />
      )}
    </SelectField>
  )
}
