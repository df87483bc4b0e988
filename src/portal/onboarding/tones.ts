import type { Tone } from '#runtime/details/status-tag.tsx'

const tones: Readonly<Record<string, Tone>> = {
  approved: 'success',
  Approved: 'success',
  Complete: 'success',
  'In Progress': 'info',
  'under review': 'info',
  'in review': 'info',
  'received and under review': 'info',
  'pending credit approval': 'warning',
  'additional information requested': 'warning',
}

/** The colour of a word about progress; the word itself says it as well. */
export const toneOf = (word: string): Tone => tones[word] ?? 'neutral'
