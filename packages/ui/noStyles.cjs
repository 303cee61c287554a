// What Jest is given in place of a stylesheet.
module.exports = {};
