import { findKind } from '#areas/kinds.ts'
import type { BadgeTone } from '#ui/badge/badge.tsx'

/** What a kind is called in lists, and its colour there. */
export function kindLabel(kind: string): string {
  return findKind(kind)?.label ?? kind
}

export function kindTone(kind: string): BadgeTone {
  return findKind(kind)?.tone ?? 'grey'
}
