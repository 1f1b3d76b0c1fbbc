import { type Cases, create, refusedFields } from './case.ts'

const url = 'url=https://a.example/x'

const noPassword = (status: number) =>
  refusedFields(status, {
    privacy_password: 'The privacy_password field must be set if privacy is 2 (Password).',
  })

/** Passwords of links. */
export const passwords: Cases = {
  'links.privacy.password': [
    {
      async ask(server) {
        const made = await create(
          server,
          ['privacy', 'privacy_password'],
          `${url}&privacy=2`,
          `${url}&privacy=2&privacy_password=s`,
        )
        const cleared = await server.put(`/links/${made.length - 1}`, 'privacy=2&privacy_password=')
        return [...made, cleared.status]
      },
      gives: [
        [422, [noPassword(422), { privacy: 2, privacy_password: true }, 422]],
        ['accepted', [{ privacy: 2, privacy_password: false }, { privacy: 2, privacy_password: true }, 200]],
        [400, [noPassword(400), { privacy: 2, privacy_password: true }, 400]],
      ],
    },
  ],
  'links.password.meaning': [
    {
      ask: server =>
        create(
          server,
          ['password', 'privacy_password'],
          url,
          `${url}&password=p`,
          `${url}&privacy_password=p`,
          `${url}&privacy=2&password=p`,
        ),
      gives: [
        [
          'separate',
          [
            { password: false, privacy_password: false },
            { password: true, privacy_password: false },
            { password: false, privacy_password: true },
            noPassword(422),
          ],
        ],
        [
          'same',
          [
            { password: false, privacy_password: false },
            { password: true, privacy_password: true },
            { password: true, privacy_password: true },
            { password: true, privacy_password: true },
          ],
        ],
      ],
    },
  ],
}
