import { expect, it } from 'vitest'
import { unambiguousDay } from './day-input.ts'

it('reads a day that can mean only one, as the portal and other programs write it (TRU-800)', () => {
  for (const typed of [
    'Apr 3, 2026',
    'April 3 2026',
    '3 Apr 2026',
    '3-Apr-2026',
    '3rd April 2026',
    '3. April 2026',
    'SEPT 3, 2026',
    '2026/4/3',
    '2026.04.03',
    '2026 4 3',
    '  Apr  3, 2026 ',
  ])
    expect([typed, unambiguousDay(typed)]).toEqual([
      typed,
      typed.startsWith('S') ? '2026-09-03' : '2026-04-03',
    ])
})

it('reads no day that may mean two, or that nobody dated (TRU-800)', () => {
  for (const typed of [
    '3.4.2026',
    '2026-4-3',
    '20260403',
    '04-03-2026',
    '3.4.26',
    '04/03/26',
    'tomorrow',
    'Apr 3',
    'Ju 3, 2026',
    '46115',
    '2026-04/03',
    'Foo 3, 2026',
    '',
  ])
    expect([typed, unambiguousDay(typed)]).toEqual([typed, undefined])
})
