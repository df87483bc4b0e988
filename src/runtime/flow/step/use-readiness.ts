import { useMemo } from 'react'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import type { SupplyState } from '../run/use-supplies.ts'
import { rootsRead } from './roots-read.ts'

export interface Readiness {
  /** Every fact that decides the list of steps has loaded. */
  readonly isRouteListed: boolean
  readonly status: 'ready' | 'loading' | 'failed'
  /** Why Next waits, as a sentence. */
  readonly waitsFor: string | undefined
  readonly failed: readonly SupplyState[]
  /** Names of the facts that are still asked for and that nothing waits for. */
  readonly late: ReadonlySet<string>
}

const isDebounced = ({ needed }: SupplyState): boolean => needed.rests !== undefined

function concerns(supply: SupplyState, step: StepState, roots: ReadonlySet<string>): boolean {
  const { needed } = supply
  if (isDebounced(supply)) return false
  return needed.for === 'fact' ? roots.has(needed.name) : needed.name === step.base
}

/** Tells whether the data of this step has loaded; calls of other steps do not delay it. */
export function useReadiness(store: FlowStore, step: StepState, supplies: readonly SupplyState[]): Readiness {
  const roots = useMemo(() => rootsRead(store, step.id), [store, step.id])
  const own = supplies.filter((supply) => concerns(supply, step, roots))
  const failed = own.filter(({ status }) => status === 'failed')
  const isLoading = own.some(({ status }) => status === 'loading')
  const status = failed.length > 0 ? 'failed' : isLoading ? 'loading' : 'ready'
  return {
    isRouteListed: status === 'ready',
    status,
    waitsFor: wordsFor(status),
    failed,
    late: namesOfLate(supplies),
  }
}

function namesOfLate(supplies: readonly SupplyState[]): ReadonlySet<string> {
  const late = supplies.filter(
    (supply) => isDebounced(supply) && (supply.status === 'waiting' || supply.status === 'loading'),
  )
  return new Set(late.map(({ needed }) => needed.name))
}

function wordsFor(status: Readiness['status']): string | undefined {
  if (status === 'loading') return sayFlows('loadingStep')
  return status === 'failed' ? sayFlows('partNotLoaded') : undefined
}
