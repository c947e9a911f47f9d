import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export type ContainerWidth = 'narrow' | 'normal' | 'wide'

/** `narrow` is for reading (768 px), `normal` holds the 12 columns (1280 px), `wide` is for tables and maps. */
const widths: Record<ContainerWidth, string> = {
  narrow: 'max-w-3xl',
  normal: 'max-w-[80rem]',
  wide: 'max-w-[100rem]',
}

export const gutters = 'px-4 sm:px-6 lg:px-8'

type ContainerProps = ComponentProps<'div'> & { width?: ContainerWidth }

export function Container({ width = 'normal', className, ...box }: ContainerProps) {
  return <div className={classNames('mx-auto w-full', gutters, widths[width], className)} {...box} />
}
