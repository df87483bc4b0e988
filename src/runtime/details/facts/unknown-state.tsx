import { useEffect } from 'react'
import { useServices } from '../../field/services.ts'
import { StatusTag } from './status-tag.tsx'

export interface UnknownStateProps {
  readonly machine: string
  readonly state: string
}

const reported = new Set<string>()

/** State that its machine lacks, shown as received and reported once. */
export function UnknownState({ machine, state }: UnknownStateProps) {
  const { report } = useServices()
  useEffect(() => {
    const what = `The state '${state}' of '${machine}' is not known`
    if (reported.has(what)) return
    reported.add(what)
    report({ what })
  }, [machine, state, report])
  return <StatusTag label={state} tone="neutral" />
}
