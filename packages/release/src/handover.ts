const hosts = [
  [
    'Netlify',
    'Log in at app.netlify.com, choose “Add new project”, then “Deploy manually”, and drag the folder <code>site</code> onto the page.',
  ],
  [
    'Cloudflare Pages',
    'In the dashboard choose “Workers &amp; Pages”, “Create”, “Pages”, “Upload assets”, give the project a name and drag the folder <code>site</code> onto the page.',
  ],
  [
    'Any web host with FTP or a file manager',
    'Open the folder that the host shows to visitors, often called <code>public_html</code>, <code>htdocs</code> or <code>www</code>, and copy everything that is <em>inside</em> <code>site</code> into it.',
  ],
] as const;

/** The page that comes with a site's files: how to look at them, where to put them, what becomes of the forms. */
export const handover = (formsAt: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Your website, as files</title>',
    '<style>body{font:1.1rem/1.5 Georgia,serif;max-width:42rem;margin:3rem auto;padding:0 1rem}</style></head><body>',
    '<h1>Your website, as files</h1>',
    '<p>The folder <code>site</code> is all of it: pages, pictures, lettering. Nothing has to be installed. To look at it, open <a href="site/index.html">site/index.html</a>.</p>',
    '<h2>Putting it on a host</h2><dl>',
    ...hosts.map(([name, how]) => `<dt><strong>${name}</strong></dt><dd><p>${how}</p></dd>`),
    '</dl><p>Then tell whoever keeps your domain to point it at that host, as the host describes.</p>',
    '<h2>Your forms</h2>',
    `<p>Files cannot take a letter. The forms go on posting to <code>${formsAt}</code>, where what people send is kept for you and mailed to you, for as long as your address with us stands. If you give it up, take the forms out or put your telephone number in their place.</p>`,
    '</body></html>\n',
  ].join('\n');
