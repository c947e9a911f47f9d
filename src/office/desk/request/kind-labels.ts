import { findKind } from '#areas/kinds.ts'
import type { BadgeTone } from '#ui/badge/badge.tsx'

/** Labels a kind in lists, with its colour there. */
export function kindLabel(kind: string): string {
  return findKind(kind)?.label ?? kind
}

export function kindTone(kind: string): BadgeTone {
  return findKind(kind)?.tone ?? 'grey'
}
