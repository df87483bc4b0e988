import { describe, expect, it } from 'vitest'
import { maskDay } from '../date/mask.ts'
import { maskIbanInput } from '../iban/mask.ts'
import { maskUsDay } from '../us-date/mask.ts'
import { digitMask } from './digits.ts'
import { inGroups } from './groups.ts'
import { applyMask, type Mask } from './mask.ts'

const clabe = digitMask(18, [3, 3, 11, 1], 'clabe')
const routing = digitMask(9, [], 'routing')

/** Returns the text after an edit; `|` is the caret. */
function edit(mask: Mask, before: string, typed: string, inputType = 'insertText'): string {
  const caret = typed.indexOf('|')
  const shown = applyMask(mask, before, { text: typed.replace('|', ''), caret, inputType })
  return `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`
}

/** Returns the text after these keys, typed one by one. */
const keys = (mask: Mask, typed: string): string =>
  Array.from(typed).reduce((shown, key) => edit(mask, shown, `${shown}${key}|`).replace('|', ''), '')

describe('a masked field', () => {
  it('puts an IBAN into groups of four, letters first, as long as its country says (VAL-036, VAL-037, VAL-038)', () => {
    expect(keys(maskIbanInput, '1d2e8937')).toBe('DE89 37')
    expect(keys(maskIbanInput, 'no93860111179471')).toBe('NO93 8601 1117 947')
    expect(keys(maskIbanInput, 'XX'.padEnd(36, '1')).replaceAll(' ', '')).toHaveLength(34)
    expect(edit(maskIbanInput, '', '12de8937|', 'insertFromPaste')).toBe('DE89 37|')
  })

  it('never cuts an account number that came at once, pasted, dropped or dictated, also over a selection', () => {
    expect(edit(maskIbanInput, '', 'NO938601111794799|', 'insertFromPaste')).toBe('NO93 8601 1117 9479 9|')
    for (const inputType of ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertText'])
      expect(edit(routing, '021000021', '0210000211234|', inputType)).toBe('0210000211234|')
    expect(edit(routing, '021000021', 'acct 021|', 'insertFromPaste')).toBe('acct021|')
    expect(edit(routing, '', '０２１ ٠٠٠ 021|', 'insertFromPaste')).toBe('021000021|')
  })

  it('takes the label from what came at once (TRU-109)', () => {
    expect(edit(maskIbanInput, '', 'IBAN: DE89 3704|', 'insertFromPaste')).toBe('DE89 3704|')
    expect(edit(routing, '', 'ABA 021000021|', 'insertFromDrop')).toBe('021000021|')
    expect(edit(clabe, '', 'CLABE: 032180000|', 'insertText')).toBe('032 180 000|')
  })

  it('refuses a key that finds no place, and moves nothing for it', () => {
    expect(edit(routing, '021000021', '0219|000021')).toBe('021|000021')
    expect(edit(maskIbanInput, 'NO93 8601 1117 947', 'NO931| 8601 1117 947')).toBe('NO93| 8601 1117 947')
    expect(edit(maskIbanInput, 'DE89', 'D1|E89')).toBe('D|E89')
    expect(edit(maskIbanInput, 'DE89', 'DE8ж|9')).toBe('DE8|9')
    expect(edit(clabe, '032 180', '032x| 180')).toBe('032| 180')
    expect(edit(maskDay, '1984-07-31', '19849|-07-31')).toBe('1984|-07-31')
  })

  it('deletes the character beyond a gap, forwards and backwards', () => {
    const [forward, backward] = ['deleteContentForward', 'deleteContentBackward']
    expect(edit(maskIbanInput, 'DE89 3704 00', 'DE89|3704 00', forward)).toBe('DE89| 7040 0')
    expect(edit(maskIbanInput, 'DE89 3704 00', 'DE89|3704 00', backward)).toBe('DE8|3 7040 0')
    expect(edit(clabe, '032 180 00', '032|180 00', forward)).toBe('032| 800 0')
    expect(edit(maskDay, '1984-07-31', '1984|07-31', forward)).toBe('1984|-73-1')
    expect(edit(maskUsDay, '11/03/2026', '11/03|2026', backward)).toBe('11/0|2/026')
  })

  it('takes away only what is deleted, also of the country of an IBAN', () => {
    expect(edit(maskIbanInput, 'DE89 3704 00', 'D|89 3704 00', 'deleteContentBackward')).toBe('D|893 7040 0')
    expect(edit(maskIbanInput, 'DE89 3704 00', '|89 3704 00', 'deleteByCut')).toBe('|8937 0400')
    expect(edit(maskIbanInput, '8937 0400', 'D|8937 0400')).toBe('D|893 7040 0')
  })

  it('sets the hyphens of a day as it is typed and leaves other forms alone', () => {
    expect(keys(maskDay, '19840')).toBe('1984-0')
    expect(keys(maskDay, '1984-07-311')).toBe('1984-07-31')
    expect(edit(maskDay, '', '31/07/1984|', 'insertFromPaste')).toBe('31/07/1984|')
    expect(keys(maskDay, '07/31/1984')).toBe('1984-07-31')
    expect(edit(maskDay, '', '19840731|', 'insertFromPaste')).toBe('1984-07-31|')
    expect(edit(maskDay, '', '27112026|', 'insertFromPaste')).toBe('27112026|')
  })

  it('sets the strokes of MM/DD/YYYY, lets them be taken back, and leaves a paste to be explained (PAY-055)', () => {
    for (const typed of ['11032026', '11/03/2026', '110320267'])
      expect(keys(maskUsDay, typed)).toBe('11/03/2026')
    expect(keys(maskUsDay, '1/3/2026')).toBe('01/03/2026')
    expect(edit(maskUsDay, '11/03', '11/0|', 'deleteContentBackward')).toBe('11/0|')
    expect(edit(maskUsDay, '11/0', '11/|', 'deleteContentBackward')).toBe('11|')
    for (const typed of ['2026-11-03', '3 November'])
      expect(edit(maskUsDay, '', `${typed}|`, 'insertFromPaste')).toBe(`${typed}|`)
  })
})

it('repeats the last group size', () => {
  expect(inGroups('032180000118359719', [3, 3, 11, 1])).toBe('032 180 00011835971 9')
  expect(inGroups('', [4])).toBe('')
})
