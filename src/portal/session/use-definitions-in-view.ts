import { useMemo } from 'react'
import { permissionsInView } from '#engine/permission/in-view.ts'
import { saySession } from '#values/generated/say-session.ts'
import { useDefinitions } from '../definitions/definitions-gate.tsx'
import type { LinkedDefinitions } from '../definitions/linked-definitions.ts'
import { viewedId } from './client-view.ts'

/** The definitions of this tab: while it shows the portal of a client, what would change anything is not offered (TRU-418). */
export function useDefinitionsInView(): LinkedDefinitions {
  const definitions = useDefinitions()
  return useMemo(() => {
    if (viewedId() === undefined) return definitions
    const { library, permissions } = definitions
    const calls = Object.values(library.calls)
    return { ...definitions, permissions: permissionsInView(permissions, calls, saySession('onlySeen')) }
  }, [definitions])
}
