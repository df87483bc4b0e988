import { expect, it } from 'vitest'
import { everyMistake } from './every-mistake.ts'
import { findMissed } from './planted.ts'

// Mistakes in different definitions share one library, because one check for each would take too long. The timeout
// only ends a run that hangs: a busy machine needs minutes for two thousand mistakes.
it('finds each mistake people make once, with the place and what to do (TRU-322, TRU-456, TRU-463, TRU-500, TRU-585, TRU-685, TRU-686, TRU-687, TRU-688, TRU-689, TRU-698, TRU-699, TRU-768, TRU-769, TRU-770, TRU-771, TRU-772, TRU-773, TRU-774, TRU-775, TRU-776, TRU-790, TRU-791, TRU-792, TRU-793, TRU-794, TRU-795, TRU-796, TRU-797, TRU-850, TRU-851, TRU-852, TRU-853, TRU-854, TRU-855, TRU-856, TRU-857, TRU-858, TRU-859, TRU-860, TRU-861, TRU-862, TRU-863, TRU-864, TRU-865, TRU-866, TRU-867, TRU-868, TRU-869, TRU-915, TRU-916, TRU-917, TRU-918, TRU-919, TRU-920, TRU-921, TRU-922, TRU-923, TRU-924)', () => {
  expect(findMissed(everyMistake())).toEqual([])
}, 600_000)
