document.documentElement.dataset.ran = String(
  Number(document.documentElement.dataset.ran ?? 0) + 1,
);
