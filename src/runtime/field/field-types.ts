import { createContext, use } from 'react'
import type { FieldKind } from '#engine/field/types.ts'
import { hold } from '../preload/fetch-again.ts'
import type { FieldTypes } from './types.ts'

export const FieldTypesContext = createContext<FieldTypes>(new Map())

/** How values of the field types read as words. */
export const KindsContext = createContext<ReadonlyMap<string, FieldKind>>(new Map())

/** Fetches field types that are not here yet: the same promise while they come, nothing once they are here. */
export type PrepareTypes = (types: readonly string[]) => Promise<unknown> | undefined

export const PrepareTypesContext = createContext<PrepareTypes>(() => undefined)

// A promise that says itself that it is kept is used without suspending.
const here = Object.assign(Promise.resolve<unknown>(undefined), { status: 'fulfilled', value: undefined })

/** Waits, in a suspense, until the field types are here; kinds are asked without waiting, so this comes before linking. */
export function useTypes(types: readonly string[], prepare: PrepareTypes): void {
  const coming = prepare(types)
  use(coming ? hold(coming) : here)
}
