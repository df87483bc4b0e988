import type { Flow } from '#definition/generated/flow.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import type { RecordDetails } from '#runtime/flow/review/record-dialog.tsx'
import { useCallback } from 'react'
import { useSigned } from '../session/session-context.ts'

/** The details by which a flow shows records: those its steps show, and those behind a choice. */
export function detailsNamed({ steps }: Flow): readonly string[] {
  return steps.flatMap(({ shows = [], fields = [] }) => [
    ...shows.map(({ details }) => details),
    ...fields.flatMap(({ options }) => (typeof options === 'object' ? (options.details ?? []) : [])),
  ])
}

/** Details by id, with their rules; nothing for what is not defined. */
export function useRecordDetails(): (id: string) => RecordDetails | undefined {
  const { definitions } = useSigned()
  return useCallback(
    (id) => {
      const definition = definitions.library.details[id]
      if (!definition) return undefined
      return { definition, rules: linkOwnRules(definition.rules ?? {}, definitions.rules).rules }
    },
    [definitions],
  )
}
