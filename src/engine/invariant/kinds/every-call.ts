import type { Call } from '#definition/generated/call.ts'
import type { EveryCall } from '#definition/generated/invariant.ts'
import { actsOf, type Act } from '../acts.ts'
import type { Chain, Search, World } from '../types.ts'

/** Looks for a call without its safeguards. */
export function searchEveryCall(world: World, terms: EveryCall): Search {
  const { library } = world
  let combinations = 0
  const chains: Chain[] = []
  const lacking = (call: Call, says: string) =>
    chains.push({ steps: [`A person makes the call '${call.id}'.`, says] })
  const acts = actsOf(library, terms.acts)
  for (const call of callsOf(world, acts)) {
    if (terms.idempotent)
      test(call.idempotent === true, 'It needs no Idempotency-Key, so the same intent may happen twice.')
    if (terms.freshSignIn)
      test(call.freshSignIn === true, 'It needs no fresh sign-in, so a session left open is enough.')
    if (terms.people)
      test(
        library.permissions[call.permission]?.people === true,
        `An API credential may hold its permission '${call.permission}': no person need be there.`,
      )
    for (const rule of terms.checks ?? [])
      test(call.checks?.some(({ must }) => must === rule) === true, `It does not check '${rule}'.`)
    for (const fault of terms.faults ?? [])
      test(
        call.faults?.includes(fault) === true || call.checks?.some((check) => check.fault === fault) === true,
        `It cannot refuse with '${fault}'.`,
      )

    function test(holds: boolean, says: string): void {
      combinations += 1
      if (!holds) lacking(call, says)
    }
  }
  if (terms.samePermission)
    for (const { move, name, permission } of acts) {
      const call = move?.call === undefined ? undefined : library.calls[move.call]
      if (call === undefined) continue
      combinations += 1
      if (call.permission !== permission)
        lacking(
          call,
          `The move '${name}' needs '${permission ?? 'no permission'}', its call '${call.permission}'.`,
        )
    }
  return { combinations, chains }
}

/** Returns the calls of the acts and of their moves, each once. */
function callsOf({ library }: World, acts: readonly Act[]): Call[] {
  const ids = acts.flatMap(({ kind, name, move }) => (kind === 'call' ? name : (move?.call ?? [])))
  return [...new Set(ids)].flatMap((id) => library.calls[id] ?? [])
}
