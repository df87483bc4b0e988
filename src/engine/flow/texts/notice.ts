import type { LastingToast } from '#definition/generated/flow.ts'
import { printTemplate } from './printed-value.ts'
import { readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'
import type { Notice } from '../types.ts'

/** Returns a notice with its text and its duration in milliseconds. */
export function noticeOf(run: Run, toast: string | LastingToast): Notice {
  if (typeof toast === 'string') return { text: printTemplate(run, toast) }
  const stays = readFact(run, `limits.${toast.stays}`)
  return { text: printTemplate(run, toast.says), ...(typeof stays === 'number' && { stays }) }
}
