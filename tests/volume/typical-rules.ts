/** Facts of a payment wizard, for its rules. */
export const facts = {
  walletType: 'hosted',
  chain: 'XRPL',
  amount: 120,
  wallets: { onChain: 1 },
  limits: { walletsPerChain: 3, least: 10, most: 5_000 },
  session: { roles: ['payments.read', 'payments.write'], user: { id: 'u1' } },
  payment: {
    state: 'pending',
    initiator: 'u2',
    legs: [{ kind: 'fee' }, { kind: 'rate' }, { kind: 'payout' }],
  },
}

/** Rules as definitions have them: comparisons, lists, a condition, two operators deep at most. */
export const typical: Readonly<Record<string, unknown>> = {
  isHosted: { '==': [{ var: 'walletType' }, 'hosted'] },
  hasRoomOnChain: { '<': [{ var: 'wallets.onChain' }, { var: 'limits.walletsPerChain' }] },
  isWithinLimits: { '<=': [{ var: 'limits.least' }, { var: 'amount' }, { var: 'limits.most' }] },
  canWrite: { in: ['payments.write', { var: 'session.roles' }] },
  isOnKnownChain: { in: [{ var: 'chain' }, ['ETH', 'XRPL', 'SOL']] },
  isSomeoneElsesPending: {
    and: [
      { '==': [{ var: 'payment.state' }, 'pending'] },
      { '!=': [{ var: 'payment.initiator' }, { var: 'session.user.id' }] },
    ],
  },
  isFeeFree: { none: [{ var: 'payment.legs' }, { '==': [{ var: 'kind' }, 'tax'] }] },
  needsTag: {
    if: [{ '==': [{ var: 'chain' }, 'XRPL'] }, { '===': [{ var: 'walletType' }, 'hosted'] }, false],
  },
}
