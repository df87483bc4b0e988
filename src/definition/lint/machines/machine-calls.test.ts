import { expect, it } from 'vitest'
import { expectFindings, real, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'machines/legacy-payment.machine.json'
const { moves } = JSON.parse(real.find(({ path }) => path === file)!.text) as { moves: { id: string }[] }
const at = (id: string) => `/moves/${moves.findIndex((move) => move.id === id)}`

it('finds calls and questions that do not fit', () => {
  expectFindings(
    [
      [
        { [`${at('lock')}/call`]: 'payments.lok' },
        `${at('lock')}/call: There is no call 'payments.lok'. Did you mean 'payments.lock'?`,
      ],
      [
        { [`${at('lock')}/call`]: 'payments.accept' },
        `${at('lock')}/call: The call 'payments.accept' does not say of which record: its path has no {id}. Say under 'with' which one.`,
      ],
      [
        { [`${at('lock')}/by`]: 'payments.read' },
        `${at('lock')}/by: The call 'payments.lock' needs the permission 'payments.write', not 'payments.read'. Write the same.`,
      ],
      [
        { [`${at('lock')}/by`]: undefined },
        `${at('lock')}/call: Only the network makes 'lock': say by which permission a person does, or take the call out.`,
      ],
      [
        { [`${at('lock')}/label`]: undefined },
        `${at('lock')}: 'lock' has a call and no label, so its button would say nothing. Write under 'label' what it does.`,
      ],
      [
        { [`${at('return')}/asks/0/type`]: 'choise' },
        `${at('return')}/asks/0/type: There is no field type 'choise'. Did you mean 'choice'?`,
      ],
      [
        { [`${at('return')}/asks/0/options`]: 'return-reason' },
        `${at('return')}/asks/0/options: There is no list of options 'return-reason'. Did you mean 'return-reasons'?`,
      ],
      [
        { [`${at('return')}/asks/1/limit`]: 'textLengths' },
        `${at('return')}/asks/1/limit: There is no limit 'textLengths'. Did you mean 'textLength'?`,
      ],
      [
        { [`${at('return')}/asks/1/showWhen`]: 'isOtherReasn' },
        `${at('return')}/asks/1/showWhen: There is no rule 'isOtherReasn'. Did you mean 'isOtherReason'?`,
      ],
      [
        { [`${at('reject')}/confirm/shows/0/type`]: 'mony' },
        `${at('reject')}/confirm/shows/0/type: There is no type 'mony'. Did you mean 'money'?`,
      ],
      [
        { [`${at('reject')}/asks/-`]: { id: 'colour', type: 'text', label: 'Colour' } },
        `${at('reject')}/asks/1/id: The call 'payments.reject' takes no 'colour'. Write one of reason, fingerprint.`,
      ],
      [
        { [`${at('reject')}/asks`]: undefined },
        `${at('reject')}: The call 'payments.reject' needs 'reason', and 'reject' does not ask for it. Ask for it under 'asks', or send it under 'body'.`,
      ],
    ],
    (patch, line) => [file, patch, `${file} ${line}`],
  )
})

it('lets the rules of a machine read what its moves ask, with its type', () => {
  const rule = { '/rules/isOtherReason/when': { '==': [{ var: 'reason' }, 'OTHERS'] } }
  expect(findingsWith(file, rule).join('\n')).toMatch(/isOtherReason/)
})

it('finds parameters a call does not have, and those nobody gives', () => {
  const approval = 'machines/approval.machine.json'
  expect(findingsWith(approval, { '/moves/0/with': { ident: 'payment_id' } })).toContain(
    `${approval} /moves/0/with/ident: There is no parameter 'ident'. Write id.`,
  )
  const user = 'machines/user.machine.json'
  expect(findingsWith(user, { '/moves/0/with': { id: 'orgId' } })).toContain(
    `${user} /moves/0/call: The path of the call 'users.approve' asks for 'userId': say in 'with' where it stands.`,
  )
})
