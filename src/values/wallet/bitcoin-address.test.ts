import { expect, it } from 'vitest'
import { checkWalletAddress, warnWalletAddress } from './wallet-address.ts'

const isAccepted = (address: string, chain: string) =>
  checkWalletAddress(address, chain, 'newer') === undefined
const warning = (address: string, chain: string) => warnWalletAddress(address, chain) ?? ''

// BIP-350, 'Test vectors for v0-v16 native segregated witness addresses'.
const valid = [
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
  'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]
const invalid = [
  'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
  'bc1gmk9yu',
]

it.each(valid)('accepts on Bitcoin the witness address %s of BIP-173 and BIP-350', (address) => {
  expect(isAccepted(address, 'Bitcoin')).toBe(true)
})

it.each(invalid)('refuses on Bitcoin %s, which BIP-173 and BIP-350 call invalid', (address) => {
  expect(isAccepted(address, 'Bitcoin')).toBe(false)
})

it('warns of witness versions that no wallet spends from, and of test networks', () => {
  expect(valid.map((address) => warning(address, 'Bitcoin').split(/[.,]/)[0])).toEqual([
    '',
    'This is an address of a test network',
    'No wallet in common use can spend from an address of this kind',
    'No wallet in common use can spend from an address of this kind',
    'No wallet in common use can spend from an address of this kind',
    'This is an address of a test network',
    'This is an address of a test network',
    '',
  ])
})

// The genesis block's, and those of the table 'Examples of address translation' of the CashAddr specification.
const legacy = ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu']
const scripts = ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', '31nwvkZwyPdgzjBJZXfDmSWsC4ZLKpYyUw']
const cash = [
  'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  'bitcoincash:qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
  'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
  'bitcoincash:qnq8zwpj8cq05n7pytfmskuk9r4gzzel8qtsvwz79zdskftrzxtar994cgutavfklv39gr3uvz',
  'bitcoincash:qlg0x333p4238k0qrc5ej7rzfw5g8e4a4r6vvzyrcy8j3s5k0en7calvclhw46hudk5flttj6ydvjc0pv3nchp52amk97tqa5zygg96mtky5sv5w',
]
// The CashAddr specification, 'Larger Test Vectors'; 320 and 512 bits stand above. The last two are for holders of tokens (CHIP-2022-02).
const sizes = [
  'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2',
  'bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0',
  'bitcoincash:qgagf7w02x4wnz3mkwnchut2vxphjzccwxgjvvjmlsxqwkcw59jxxuz',
  'bitcoincash:qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake',
  'bitcoincash:qh3krj5607v3qlqh5c3wq3lrw3wnuxw0sp8dv0zugrrt5a3kj6ucysfz8kxwv2k53krr7n933jfsunqex2w82sl',
  'bitcoincash:qmvl5lzvdm6km38lgga64ek5jhdl7e3aqd9895wu04fvhlnare5937w4ywkq57juxsrhvw8ym5d8qx7sz7zz0zvcypqscw8jd03f',
  'bitcoincash:zpm2qsznhks23z7629mms6s4cwef74vcwvrqekrq9w',
  'bitcoincash:rpm2qsznhks23z7629mms6s4cwef74vcwv59yeyr7n',
]
const litecoin = ['LQTpS3VaYTjCr4s9Y1t5zbeY26zevf7Fb3', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9']
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']

it.each([
  ['Bitcoin', [...legacy, ...scripts]],
  ['Bitcoin_Cash', [...legacy, ...scripts, ...cash, ...cash.map((one) => one.slice(12))]],
  ['Bitcoin_Cash', cash.map((one) => one.toUpperCase())],
  ['Litecoin', [...litecoin, ...scripts]],
  ['Tron', tron],
])('accepts on %s the addresses of its kind, and none with one character changed', (chain, addresses) => {
  for (const address of addresses) {
    expect(isAccepted(address, chain), address).toBe(true)
    for (let place = address.indexOf(':') + 1; place < address.length; place += 1) {
      const other = ['2', 'z', 'Z'].find((letter) => letter.toLowerCase() !== address[place]!.toLowerCase())!
      const wrong = address.slice(0, place) + other + address.slice(place + 1)
      expect(isAccepted(wrong, chain), wrong).toBe(false)
    }
  }
})

it('accepts on Bitcoin Cash a hash of every length, for keys, scripts and holders of tokens', () => {
  for (const address of sizes) {
    expect(isAccepted(address, 'Bitcoin_Cash'), address).toBe(true)
    expect(warning(address, 'Bitcoin_Cash')).toBe('')
  }
})

it('refuses on Bitcoin Cash a kind nobody agreed on, another prefix, and a hash that is too short, whose checksums hold', () => {
  for (const address of [
    'bitcoincash:ypm2qsznhks23z7629mms6s4cwef74vcwv279a32dj',
    'bitcoincash:0pm2qsznhks23z7629mms6s4cwef74vcwvxs40fhwz',
    'pref:qpm2qsznhks23z7629mms6s4cwef74vcwvkz9vc9e7',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcuunm80ax',
    'bitcoincash:',
    'bitcoincash:qpm2qszn',
  ])
    expect(isAccepted(address, 'Bitcoin_Cash'), address).toBe(false)
})

it.each([
  ['Bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['Bitcoin', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
  ['Bitcoin_Cash', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['Bitcoin_Cash', 'bchtest:p9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2u94tsynr'],
  ['Litecoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['Litecoin', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'],
])('warns on %s of %s, which belongs to a test network', (chain, address) => {
  expect(isAccepted(address, chain)).toBe(true)
  expect(warning(address, chain)).toMatch(/test network/)
})

it.each([
  ['Bitcoin', [...cash, ...litecoin, ...tron]],
  [
    'Bitcoin_Cash',
    [...litecoin, ...tron, valid[7]!, `bitcoincash:${cash[0]}`, `bchtest:${cash[0]!.slice(12)}`],
  ],
  ['Bitcoin_Cash', ['bitcoincash:qpzry9x8gf2tvdw0s3jn54khce6mua7lcw20ayyn', cash[0]!.replace('qpm', 'Qpm')]],
  ['Litecoin', [...cash, ...legacy, ...tron, valid[7]!]],
  ['Tron', [...cash, ...legacy, ...litecoin]],
  ['Bitcoin', ['1'.repeat(100_000), 'q'.repeat(100_000), '', ' ', 'bc1'].filter((one) => one.trim() !== '')],
])('refuses on %s what belongs to another chain or to none', (chain, addresses) => {
  for (const address of addresses) expect(isAccepted(address, chain), address.slice(0, 80)).toBe(false)
})

it("warns where an address looks the same on Bitcoin, and of Bitcoin Cash's test network", () => {
  expect(warning(legacy[1]!, 'Bitcoin_Cash')).toMatch(/is the same on Bitcoin/)
  expect(warning(scripts[0]!, 'Litecoin')).toMatch(/is the same on Bitcoin/)
  expect(warning(scripts[0]!, 'Bitcoin')).toBe('')
  expect(warning('bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'Bitcoin_Cash')).toMatch(
    /test network/,
  )
})
