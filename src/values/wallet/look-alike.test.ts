import { expect, it } from 'vitest'
import { lookAlikeOf } from './look-alike.ts'

const existing = ['rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG', '0xAB12cd00000000000000000000000000000000EF01']

it('names the address that begins and ends alike', () => {
  expect(lookAlikeOf('rKzF3BxxxxxxxxxxxxxxxxxxxxxxxxxxxxH1tg'.replace('H1tg', 'h1TG'), existing)).toBe(
    existing[0],
  )
  expect(lookAlikeOf('0xab12CD11111111111111111111111111111111ef01', existing)).toBe(existing[1])
})

it('says nothing of a known address, a different one, or one too short to tell', () => {
  expect(lookAlikeOf(existing[0]!, existing)).toBeUndefined()
  expect(lookAlikeOf(existing[1]!.toLowerCase(), existing)).toBeUndefined()
  expect(lookAlikeOf('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', existing)).toBeUndefined()
  expect(lookAlikeOf('rKzF3Bh1TG', existing)).toBeUndefined()
  expect(lookAlikeOf('xKzF3BxxxxxxxxxxxxxxxxxxxxxxxxxxxxH1TG', existing)).toBeUndefined()
})
