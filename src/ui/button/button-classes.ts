import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onBrand'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-action text-white shadow-[inset_0_1px_0_rgb(255_255_255/0.18)] hover:bg-action-strong active:bg-brand-800',
  secondary:
    'bg-white text-ink-950 ring-1 ring-inset ring-ink-300 hover:bg-brand-50 hover:text-action-strong hover:ring-action active:bg-brand-100',
  quiet: 'text-action hover:bg-brand-100/70 hover:text-action-strong active:bg-brand-200/70',
  danger: 'bg-bad-600 text-white hover:bg-bad-700 active:bg-bad-800',
  onBrand: 'bg-white text-ink-950 shadow-card hover:bg-brand-100 active:bg-brand-200',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-sm md:min-h-10',
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
}

/** The looks of a button, for the rare element that is neither `Button` nor `ButtonLink` (a `<summary>`, a `<label>`). */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return classNames('button', variants[variant], sizes[size], className)
}
