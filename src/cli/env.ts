import { parseBaseUrl } from '../../contract-tests/core/base-url.ts'
import { defineCommand } from './command.ts'
import { type EnvFormat, envFormats, type Variable } from './env-formats.ts'
import { requireMock } from './env-probe.ts'
import { defaultedOption, flag, headerText, parseWord, wholeNumber } from './option.ts'

const formats = Object.keys(envFormats) as EnvFormat[]

/** Prints environment variables that point a client at the running mock. */
export const start = defineCommand({
  name: 'env',
  usage: ['[options]'],
  about: [
    'Prints SHORTLINK_BASE_URL and SHORTLINK_API_KEY, which point a client at the running mock. In a shell: ' +
      'eval "$(shortlink-kit env)"; in fish: shortlink-kit env --format fish | source; in PowerShell: ' +
      'shortlink-kit env --format powershell | Out-String | Invoke-Expression; in a job of GitHub Actions: ' +
      'shortlink-kit env --format github >> "$GITHUB_ENV".',
    'If the mock does not respond there, it prints nothing but the reason, on the standard error.',
  ],
  options: {
    'base-url': defaultedOption(
      'BASE_URL',
      'The address of the mock, with or without /api/v1.',
      'http://127.0.0.1:4010',
      text => parseBaseUrl(text).url,
    ),
    key: defaultedOption('KEY', 'The API key for the client.', 'demo-key', headerText),
    format: defaultedOption('FORMAT', `The syntax: ${formats.join(', ')}.`, 'sh', parseWord(formats)),
    wait: defaultedOption('SECONDS', 'How long to wait for the mock to start.', '0', wholeNumber(0, 3600)),
    unset: flag('Print how to remove the variables.'),
  },
  exit: 'Exit codes: 0 printed, 2 wrong usage, or no mock that accepts the key.',
  async run({ 'base-url': baseUrl, key, format, wait, unset }) {
    if (!unset) await requireMock({ baseUrl, key }, wait * 1000)
    const variables: Variable[] = [
      ['SHORTLINK_BASE_URL', unset ? null : baseUrl],
      ['SHORTLINK_API_KEY', unset ? null : key],
    ]
    process.stdout.write(envFormats[format](variables))
    return 0
  },
})
