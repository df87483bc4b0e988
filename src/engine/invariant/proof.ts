import type { Invariant } from '#definition/generated/invariant.ts'
import { searchAlwaysAsks } from './kinds/always-asks.ts'
import { searchAlwaysEnds } from './kinds/always-ends.ts'
import { searchEveryCall } from './kinds/every-call.ts'
import { searchMonotone } from './kinds/monotone.ts'
import { searchNeverBoth } from './kinds/never-both.ts'
import { searchShutOptions } from './kinds/never-offers.ts'
import { searchNeverShows } from './kinds/never-shows.ts'
import { searchNeverReaches, searchOnly } from './kinds/reaching.ts'
import type { Proof, Search, World } from './types.ts'

const nothing: Search = { combinations: 0, chains: [] }

/** Searches everything an invariant speaks of for a chain that breaks it. */
export function prove(world: World, invariant: Invariant): Proof {
  const { id, says } = invariant
  return { id, says, ...searchFor(world, invariant) }
}

function searchFor(world: World, invariant: Invariant): Search {
  const {
    neverBoth,
    only,
    neverReaches,
    alwaysAsks,
    alwaysEnds,
    neverShows,
    monotone,
    everyCall,
    neverOffers,
  } = invariant
  if (neverBoth) return searchNeverBoth(world, neverBoth)
  if (only) return searchOnly(world, only)
  if (neverReaches) return searchNeverReaches(world, neverReaches)
  if (alwaysAsks) return searchAlwaysAsks(world, alwaysAsks)
  if (alwaysEnds) return searchAlwaysEnds(world, alwaysEnds)
  if (neverShows) return searchNeverShows(world, neverShows)
  if (monotone) return searchMonotone(world, monotone)
  if (everyCall) return searchEveryCall(world, everyCall)
  return neverOffers ? searchShutOptions(world, neverOffers) : nothing
}
