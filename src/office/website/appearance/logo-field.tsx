import { CheckboxField } from '#forms/checkbox-field.tsx'
import { FieldFrame, useControl } from '#forms/field-frame.tsx'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { classNames } from '#ui/class-names.ts'
import type { LogoUse } from '#company/logo/logo-file.ts'
import { fileOf, removedOf } from './logo-names.ts'

export type ShownLogo = { src: string; width: number; height: number; isPlated?: boolean }

type LogoFieldProps = {
  spec: FieldSpec
  use: LogoUse
  /** The name of the kept file; empty: the drawn mark stands there. */
  value: string
  logo: ShownLogo
}

const grounds: Record<LogoUse, string> = {
  logo_light: 'bg-white border-ink-200',
  logo_dark: 'bg-ink-950 border-ink-950',
  logo_icon: 'bg-ink-50 border-ink-200',
}

/** The logo as it stands on its ground, a file for another one, and a box that takes it away. */
export function LogoField({ spec, use, value, logo }: LogoFieldProps) {
  const control = useControl({ name: fileOf(use), label: spec.label, hint: spec.hint })
  return (
    <div className="min-w-0">
      <input type="hidden" name={use} value={value} />
      <FieldFrame control={control} label={spec.label}>
        <div className={classNames('mb-3 grid h-28 place-items-center rounded-control border p-4', grounds[use])}>
          <img
            src={logo.src}
            alt={value === '' ? 'Gezeichnetes Zeichen' : `${spec.label}, wie es jetzt ist`}
            width={logo.width}
            height={logo.height}
            className={classNames(
              'h-16 w-auto max-w-full object-contain',
              use === 'logo_icon' && 'rounded-[27%]',
              logo.isPlated && 'rounded-xl bg-white p-1.5',
            )}
          />
        </div>
        <input
          type="file"
          accept=".svg,.png,image/svg+xml,image/png"
          {...control.attributes}
          className="block min-h-11 w-full cursor-pointer py-2 text-sm file:mr-3 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand-100 file:px-4 file:py-2 file:font-semibold file:text-brand-800"
        />
      </FieldFrame>
      {value !== '' && <CheckboxField name={removedOf(use)} label="Entfernen" />}
    </div>
  )
}
