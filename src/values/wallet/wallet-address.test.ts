import { describe, expect, it } from 'vitest'
import offered from '#definitions/options/wallet-chains.options.json' with { type: 'json' }
import { checkWalletAddress, groupAddress, shortAddress, warnWalletAddress } from './wallet-address.ts'

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const XRP = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'

function isAccepted(address: string, chain: string): boolean {
  return checkWalletAddress(address, chain, 'newer') === undefined
}

describe('wallet address', () => {
  it('asks of ETH exactly 42 characters (VAL-018)', () => {
    expect(isAccepted(ETH, 'Ethereum')).toBe(true)
    expect(isAccepted(ETH.slice(0, 41), 'Ethereum')).toBe(false)
    expect(isAccepted(`${ETH}a`, 'Ethereum')).toBe(false)
  })

  it('asks of ETH to start with 0x, in this case (VAL-019)', () => {
    for (const start of ['0X', '1x', 'x0', 'x0x', 'ethereum:0x'])
      expect(isAccepted(`${start}${ETH.slice(2)}`, 'Ethereum')).toBe(false)
  })

  it('asks of ETH letters and digits only, hexadecimal or not (VAL-020)', () => {
    expect(isAccepted(`0x${'zZ9'.repeat(13)}z`, 'Ethereum')).toBe(true)
    for (const wrong of ['-', ' ', 'é', '.'])
      expect(isAccepted(`${ETH.slice(0, 41)}${wrong}`, 'Ethereum')).toBe(false)
  })

  it('says the older ETH message (VAL-021)', () => {
    expect(checkWalletAddress('x', 'Ethereum', 'older')).toBe('This is an invalid ETH wallet address')
  })

  it('says the newer ETH message (VAL-022)', () => {
    expect(checkWalletAddress('x', 'Ethereum', 'newer')).toBe(
      'The provided Ethereum wallet address is invalid.',
    )
  })

  it.each([
    ['Ethereum_Classic', 'Ethereum Classic', 'ETC'],
    ['binance_smart_chain', 'binance_smart_chain', 'BNB'],
    ['Bitcoin', 'Bitcoin', 'BTC'],
    ['Bitcoin_Cash', 'Bitcoin Cash', 'BCH'],
    ['Litecoin', 'Litecoin', 'LTC'],
    ['Tron', 'Tron', 'TRX'],
  ])(
    'says in the same words that an address is none of %s, by its name or its symbol',
    (chain, name, symbol) => {
      expect(checkWalletAddress('x', chain, 'newer')).toBe(`The provided ${name} wallet address is invalid.`)
      expect(checkWalletAddress('x', chain, 'older')).toBe(`This is an invalid ${symbol} wallet address`)
    },
  )

  it('asks of XRP 25 to 35 characters (VAL-023)', () => {
    for (const length of [25, 35]) expect(isAccepted(`r${'a'.repeat(length - 1)}`, 'XRP')).toBe(true)
    for (const length of [24, 36, 47]) expect(isAccepted(`r${'a'.repeat(length - 1)}`, 'XRP')).toBe(false)
  })

  it('asks of XRP a first character r, x or t, in this case (VAL-024)', () => {
    for (const first of 'rxt') expect(isAccepted(`${first}${XRP.slice(1)}`, 'XRP')).toBe(true)
    for (const first of 'RXTa1') expect(isAccepted(`${first}${XRP.slice(1)}`, 'XRP')).toBe(false)
  })

  it('asks of XRP no 0, O, I or l, and nothing but letters and digits (VAL-025)', () => {
    for (const wrong of ['0', 'O', 'I', 'l', '-', ' ', 'é'])
      expect(isAccepted(`${XRP.slice(0, 20)}${wrong}${XRP.slice(21)}`, 'XRP')).toBe(false)
    for (const right of ['1', '9', 'o', 'i', 'L', 'H', 'J', 'N', 'P', 'k', 'm', 'z', 'A', 'Z'])
      expect(isAccepted(`${XRP.slice(0, 20)}${right}${XRP.slice(21)}`, 'XRP')).toBe(true)
  })

  it('says the older XRP message (VAL-026)', () => {
    expect(checkWalletAddress('x', 'XRP', 'older')).toBe('This is an invalid XRP wallet address')
  })

  it('says the newer XRP message, on XRPL as on XRP (VAL-027)', () => {
    for (const chain of ['XRPL', 'XRP'])
      expect(checkWalletAddress('x', chain, 'newer')).toBe('The provided XRPL wallet address is invalid.')
  })

  it('says what to enter in the place of an X-address: the address, and its tag separately (VAL-026, VAL-027)', () => {
    const tagged = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS'
    const advice =
      'This is an X-address: enter the address it stands for, r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59, and its destination tag separately: 14.'
    expect(checkWalletAddress(tagged, 'XRPL', 'newer')).toBe(
      `The provided XRPL wallet address is invalid. ${advice}`,
    )
    expect(checkWalletAddress(tagged, 'XRP', 'older')).toBe(
      `This is an invalid XRP wallet address. ${advice}`,
    )
    expect(warnWalletAddress(tagged, 'XRPL')).toBe(advice)
    const bare = 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ'
    expect(warnWalletAddress(bare, 'XRPL')).toBe(
      'This is an X-address of the test network: enter the address it stands for, r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59.',
    )
    expect(checkWalletAddress(tagged, 'Ethereum', 'newer')).not.toContain('X-address')
  })

  it("refuses what is no address at all on every chain on offer but the deployer's own (WAL-011)", () => {
    for (const { value } of offered.options) {
      expect(isAccepted('anything', value), value).toBe(value === '{product}')
      expect(isAccepted('', value), value).toBe(true)
    }
    expect(checkWalletAddress('x', 'Bitcoin_Cash', 'newer')).toBe(
      'The provided Bitcoin Cash wallet address is invalid.',
    )
    expect(checkWalletAddress('x', 'Tron', 'older')).toBe('This is an invalid TRX wallet address')
  })

  it("asks of every chain that took Ethereum's addresses over what it asks of Ethereum", () => {
    for (const chain of ['Ethereum', 'Ethereum_Classic', 'binance_smart_chain']) {
      expect(isAccepted(ETH, chain)).toBe(true)
      expect(warnWalletAddress(ETH, chain)).toBeUndefined()
      expect(isAccepted(ETH.slice(0, 41), chain)).toBe(false)
      expect(warnWalletAddress(ETH.replace('5aA', '5AA'), chain)).toMatch(/capital letters do not match/)
    }
  })

  it('warns without blocking where the checksum speaks against an address that the rule accepts', () => {
    const doubtful: [string, string][] = [
      [ETH.replace('5aA', '5AA'), 'Ethereum'],
      [`0x${'zZ9'.repeat(13)}z`, 'Ethereum'],
      [`${XRP.slice(0, -1)}i`, 'XRPL'],
    ]
    for (const [address, chain] of doubtful) {
      expect(isAccepted(address, chain)).toBe(true)
      expect(warnWalletAddress(address, chain)).toMatch(/Compare it with its source/)
    }
  })

  it('does not warn of what is right, refused anyway, absent, or on another chain', () => {
    expect(warnWalletAddress(ETH, 'Ethereum')).toBeUndefined()
    expect(warnWalletAddress(XRP, 'XRP')).toBeUndefined()
    expect(warnWalletAddress('x', 'XRP')).toBeUndefined()
    expect(warnWalletAddress('', 'Ethereum')).toBeUndefined()
    expect(warnWalletAddress('x', 'Tron')).toBeUndefined()
    expect(warnWalletAddress('X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', 'Tron')).toBeUndefined()
  })

  it('shows the first 6 and last 4 characters (FMT-008)', () => {
    expect(shortAddress(ETH)).toBe('0x5aAe...eAed')
    expect(shortAddress('12345678901')).toBe('123456...8901')
    expect(shortAddress('1234567890')).toBe('1234567890')
    expect(shortAddress('')).toBe('')
  })

  it('groups in fours without losing a character', () => {
    expect(groupAddress('0x5aAeb6053')).toBe('0x5a Aeb6 053')
    expect(groupAddress(ETH).replaceAll(' ', '')).toBe(ETH)
  })
})
