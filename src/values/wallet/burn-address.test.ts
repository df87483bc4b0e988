import { expect, it } from 'vitest'
import { checkWalletAddress, warnWalletAddress } from './wallet-address.ts'

const zeros = '0'.repeat(36)

it.each([
  ['Ethereum', `0x${zeros}0000`],
  ['Ethereum', `0x${zeros}0001`],
  ['Ethereum', `0x${zeros}dEaD`],
  ['Ethereum', `0x${zeros}dead`],
  ['Ethereum', '0xdEAD000000000000000042069420694206942069'],
  ['Ethereum_Classic', `0x${zeros}0000`],
  ['binance_smart_chain', `0x${zeros}dEaD`],
  ['XRPL', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['XRP', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
  ['XRPL', 'rrrrrrrrrrrrrrrrrNAMEtxvNvQ'],
  ['XRPL', 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'],
  ['Bitcoin', '1BitcoinEaterAddressDontSendf59kuE'],
  ['Bitcoin', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
  ['Bitcoin', '1111111111111111111114oLvT2'],
  ['Bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs'],
  ['Bitcoin_Cash', '1111111111111111111114oLvT2'],
  ['Bitcoin_Cash', '1BitcoinEaterAddressDontSendf59kuE'],
  ['Bitcoin_Cash', 'bitcoincash:qp6e6enhpy0fwwu7nkvlr8rgl06ru0c9lywalz8st5'],
  ['Bitcoin_Cash', 'qp6e6enhpy0fwwu7nkvlr8rgl06ru0c9lywalz8st5'],
  ['Tron', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ['Tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  // Tron's form of Ethereum's 0x00…dEaD and 0xdEaD…00.
  ['Tron', 'T9yD14Nj9j7xAB4dbGeiX9h8upfCg3PBbY'],
  ['Tron', 'TWGcFtvfxLbXn7zaEe3QhhhdbhcUvyB6gN'],
])('warns on %s of %s, which nobody can spend from, and does not block it (OPEN-48)', (chain, address) => {
  expect(checkWalletAddress(address, chain, 'newer')).toBeUndefined()
  expect(warnWalletAddress(address, chain)).toBe(
    'Nobody holds the key to this address: what is sent to it is lost for good.',
  )
})

it('says nothing of addresses that somebody holds', () => {
  for (const [chain, address] of [
    ['Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['XRPL', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
    ['Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['Tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['Tron', 'T9yED5xMV5ARV98BexN97aLZ1UUq7eKSxm'],
    ['Ethereum', `0x1${'0'.repeat(39)}`],
    ['Portolan', '1BitcoinEaterAddressDontSendf59kuE'],
  ] as const)
    expect(warnWalletAddress(address, chain), address).toBeUndefined()
})
