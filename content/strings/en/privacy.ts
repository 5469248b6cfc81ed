/** Words of /privacy-policy. Every topic SPEC.md lists; the owner's counsel reviews it before launch. */
export const privacy = {
  title: 'Privacy Policy',
  description:
    'What we learn about you, why, who sees it, how long we keep it, which cookies there are, and how to change your mind.',
  updated: 'Last changed on 21 November 2026',
  short: {
    title: 'The short version',
    points: (years: number) =>
      [
        'We learn what you write to us, and nothing about you before that. There is no tracking and no advertising on this site.',
        'We use it to answer you and to make what you asked for. We do not sell it.',
        `We keep it while we are in touch, and ${years} years after.`,
        'Two things are stored in your browser: your answer about cookies, and the models you save. You can remove both.',
        'Ask, and we show, correct or delete what we hold about you.',
      ].join('\n'),
  },
  contents: 'On this page',
  sections: {
    who: {
      title: 'Personal data, and who collects it',
      text: (company: string, address: string) =>
        [
          'Personal data is anything that tells who you are or could be linked to you: a name, a telephone number, an e-mail address, the address of a house, a recorded voice.',
          `It is collected on this site by ${company}, ${address}, who decides what it is used for and answers for it (the controller, in the words of the law).`,
        ].join('\n'),
    },
    when: {
      title: 'When it is collected',
      intro: 'Only on these occasions:',
      list: [
        [
          'Forms',
          'when you send an enquiry from the contact page, the home page or a dealer’s page that carries our form;',
        ],
        ['Newsletter', 'when you subscribe to news from us, and only then;'],
        ['Appointments', 'when you arrange a visit to the showroom, a consultation or a measurement;'],
        [
          'Calls',
          'when you telephone or write by WhatsApp. Calls may be recorded, to settle what was agreed and to teach; you are told at the start of the call and may refuse;',
        ],
        ['Cookies', 'when you answer the question about cookies. The table below lists all there is.'],
      ],
    },
    what: {
      title: 'What is collected',
      text: 'First and last name, e-mail address, telephone number with its country code, and what you write: usually a room, a date, a model you asked about. At an appointment also the address of the home, its measures and drawings. Please leave out what we do not need, such as health, belief or copies of identity papers.\nThe server that delivers this site sees the address of your connection for the moment of the answer. It limits how many enquiries one connection may send, and is not joined with your name.',
    },
    purposes: {
      title: 'What it is for',
      intro: 'We use it',
      list: [
        'to answer you, advise you and make an offer;',
        'to prepare, make, deliver and fit what you order, and to look after it later;',
        'to arrange and confirm appointments;',
        'to send the newsletter you subscribed to;',
        'to keep the site and the form safe from abuse;',
        'to meet duties of law, such as keeping accounts.',
      ],
      end: 'No decision about you is taken by a machine alone, and no profile is made.',
    },
    basis: {
      title: 'On what legal basis',
      text: 'Our legitimate interest in answering people who write to us, in running our business and in keeping the site safe; or your consent, where we ask for it: for the newsletter, for recorded calls, and for players and maps of other companies. Consent can be taken back at any time, as easily as it was given; what happened before stays lawful. Once there is an order, its performance and duties of law are further grounds.',
    },
    recipients: {
      title: 'Who receives it',
      list: [
        ['The company', 'the people in showroom, design, works and fitting who need it for your project;'],
        [
          'Providers and subcontractors',
          'those who host the site, carry our mail, deliver and fit, bound by contract to use it for nothing else;',
        ],
        ['Partner dealers', 'the dealer nearest to you, when your enquiry is one that a dealer answers.'],
      ],
      end: 'Authorities receive it where the law demands it. Nobody buys it. Because the works stand in Belarus and the house in the United Arab Emirates, data can be handled in both countries; where the law asks for safeguards for that, we use those it provides, and tell you which on request.',
    },
    retention: {
      title: 'How long it is kept',
      text: (years: number) =>
        `Data of people who have not ordered (prospecting data) is kept while you are in touch with us or subscribed, and ${years} years after the last contact. Then it is deleted. Data of an order is kept as long as warranty, accounts and law require. Recorded calls and unneeded details go earlier.`,
    },
    cookies: {
      title: 'Cookies and what is stored in your browser',
      intro:
        'This is the complete list. Nothing else is set, by us or by anyone else, until you press play on another company’s film or load the map; then that company’s own rules hold for its frame.',
      /** Shown only when another company's form is configured. */
      otherForm: (host: string) =>
        `One more exception: once you accept cookies, the form on the home page is that of ${host}, in a frame of its own. It does not see this site, but what you write there goes to that company, and its own rules say what it stores. Decline, and our own form stands there.`,
      head: { name: 'Name', kind: 'Kind', purpose: 'What for', life: 'How long' },
      consent: {
        kind: 'Cookie, first-party',
        purpose: 'Remembers whether you accepted or declined, so that we do not ask again.',
        life: (days: number) => `${days} days`,
      },
      saved: {
        kind: 'Local storage',
        purpose:
          'The models you marked with Save and what you noted beside them. It stays on your device until you send it to us yourself, with an enquiry.',
        life: 'Until you remove them or clear your browser',
      },
      language: {
        kind: 'Local storage',
        purpose: 'The language you chose on this site, so that we do not offer you another one again.',
        life: 'Until you clear your browser',
      },
      draft: {
        kind: 'Session storage',
        purpose:
          'What you type into the enquiry form, so that a reload does not lose it. It stays on your device and goes when the enquiry is sent.',
        life: 'Until the tab is closed',
      },
      manage:
        'To change your answer, press the button. To remove everything, clear this site’s data in your browser’s settings; the site works without it.',
      change: 'Change my choice',
      noScript: 'Without JavaScript no cookie is set at all.',
    },
    rights: {
      title: 'Your rights',
      intro:
        'Under the European Union’s General Data Protection Regulation and under the United Arab Emirates’ Federal Decree-Law No. 45 of 2021 on the protection of personal data you may',
      list: [
        'know whether we hold data about you, and receive a copy;',
        'have it corrected or completed;',
        'have it deleted, or its use restricted;',
        'receive what you gave us in a form that a machine reads, or have it passed on;',
        'object to its use, always and without reasons where it is used for advertising;',
        'take back a consent;',
        'complain to an authority: in the Emirates the UAE Data Office, in Europe the supervisory authority where you live.',
      ],
      end: 'It costs nothing. We answer within one month, and ask for proof of who you are only when there is doubt.',
    },
    contact: {
      title: 'Whom to write to',
      text: 'For anything on this page, write to us with the word “Privacy” in the subject:',
      subject: 'Privacy',
      or: 'or by letter to',
    },
    changes: {
      title: 'Changes',
      text: 'When what we do changes, this page changes first, with a new date at its top.',
    },
  },
} as const;
